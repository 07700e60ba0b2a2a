import type { Confined, ConfinementLevel, ConfinementWay } from '../../schema/check/confinement.ts'

/** How a level is reached, after "by". */
export const wayInWords: Readonly<Record<ConfinementWay, string>> = {
  bubblewrap: 'bubblewrap',
  'bubblewrap-root': 'bubblewrap, started by root',
  'bubblewrap-sudo': 'bubblewrap, started by sudo',
  'mount-script-root': 'mount namespaces, made by root',
  'mount-script-sudo': 'mount namespaces, made by sudo',
  'mount-script-user-namespace': 'mount namespaces in a user namespace',
  landlock: 'Landlock',
  'pid-namespace': 'a process namespace',
  'process-group': 'a process group',
}

/** What a level keeps out of reach, one sentence without its full stop. */
export const levelsInWords: Readonly<Record<ConfinementLevel, string>> = {
  C0: 'C0: no protection; only its process group is ended',
  C1: 'C1: whatever is started ends with its call and sees no other process; files are not protected',
  C2: 'C2: it cannot write files outside the workspace or read secrets on the disk',
  C3: 'C3: it sees only the workspace and the tools',
}

/**
 * The confinement in a line that says no more than was reached: `C3 by bubblewrap; the network is open`. Every level
 * has the host's network.
 */
export function confinementInWords({ level, way, given_up, login }: Confined): string {
  const files = level < 'C2' ? 'files are not protected, and ' : ''
  const choice = given_up ? 'none, by `confinement: none`: ' : ''
  const visible = login ? '; the agent can read and change the login that is stored on the machine' : ''
  return `${choice}${level} by ${wayInWords[way]}; ${files}the network is open${visible}`
}

/** For a run that no agent has worked on yet. */
export const confinementOrNone = (confined: Confined | null): string =>
  confined === null ? 'said when the first agent starts' : confinementInWords(confined)
