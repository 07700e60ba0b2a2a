/**
 * The shell that stands between a namespace and the command. It reaps orphans where it is pid 1, keeps the exit code (a
 * signal becomes 128 + n) and says on descriptor 3 how many processes outlived the command; they die with it. Its own
 * stderr is closed to it: "Terminated" is not the command's output. `own` is how many processes are the namespace's.
 */
export const pidOne = (own: number): string => around(`set -- /proc/[0-9]*; echo "leftovers $(($# - ${own}))" >&3`)

/** The same where /proc shows other processes than the namespace's. */
export const uncountingPidOne = around('echo "leftovers 0" >&3')

// A friendly signal goes to the whole group: it is for the command, and this shell outlives it to tell the exit code.
function around(count: string): string {
  const command = '(trap - INT TERM; exec "$@" 2>&4 3>&- 4>&-)'
  return `trap "" INT TERM; exec 4>&2 2>/dev/null; ${command}; code=$?; ${count}; exit $code`
}
