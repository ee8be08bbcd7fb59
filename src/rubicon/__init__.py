"""Rubicon: four games about Caesar's Rome, to play, to host and to study.

What the field calls otherwise:

| in papers and other libraries | here |
| --- | --- |
| world state, history | `rubicon.core.State` |
| information state, information set | `rubicon.core.Sight` |
| observation, observation tensor | `Sight.board`, the planes of `rubicon.envs` |
| legal actions, action mask | `Sight.moves`, `State.moves` |
| chance node, nature | `rubicon.core.FORTUNA`, `State.chances`, `State.draw` |
| policy, agent | `rubicon.core.Bot` |
| evaluator, value function, prior policy | `rubicon.core.mind.Mind` |
| determinization, sampling a world | `Sight.imagine` |
| returns, rewards | `rubicon.core.Outcome` |
| simultaneous moves | several seats in `State.acting` |
| trajectory, game record | `rubicon.core.Match`, `rubicon.core.record` |
"""

from rubicon.core import rng as _rng

__version__ = "0.1.0"

COMPILED: bool = not str(_rng.__file__).endswith(".py")
"""Whether the rules run as compiled code or as plain Python."""
