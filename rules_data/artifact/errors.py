"""What can go wrong in a calculator of Artifact."""

from __future__ import annotations

from rules_data.errors import RulesError


class TurnError(RulesError):
    """A calculator was asked about a table that cannot be."""
