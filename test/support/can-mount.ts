import { spawnSync } from 'node:child_process'

/** Whether this user may mount a small file system of its own, to fill it. */
export const canMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
