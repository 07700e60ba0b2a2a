/** linux/filter.h and linux/bpf_common.h: load a word, compare, return. */
const [load, isEqual, isAtLeast, hasBits, answer] = [0x20, 0x15, 0x35, 0x45, 0x06]
/** Offsets in linux/seccomp.h of the call's number, the machine and the first argument. */
const [callAt, machineAt, firstArgumentAt] = [0, 4, 16]
const allowed = 0x7fff0000
const refused = (errno: number): number => 0x00050000 | errno
const [notPermitted, notImplemented] = [1, 38]
const newUserNamespace = 0x10000000
/** First call number of x32, an unused ABI of x86-64 with other numbers. */
const otherAbi = 0x40000000

/** Calls that create namespaces, by machine (linux/audit.h). `clone3` hides its flags in memory. */
const machines = [
  { machine: 0xc000003e, unshare: 272, clone: 56, clone3: 435 },
  { machine: 0x40000003, unshare: 310, clone: 120, clone3: 435 },
  { machine: 0xc00000b7, unshare: 97, clone: 220, clone3: 435 },
  { machine: 0x40000028, unshare: 337, clone: 120, clone3: 435 },
]

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number]

/** A seccomp(2) filter for programs that may not create user namespaces. C libraries use `clone` without `clone3`. */
export function namespaceFilter(): Buffer {
  const blocks = machines.flatMap(({ machine, unshare, clone, clone3 }): Instruction[] => [
    // Another machine: jump to the next block.
    [isEqual, 0, 10, machine],
    [load, 0, 0, callAt],
    [isAtLeast, 5, 0, otherAbi],
    [isEqual, 4, 0, clone3],
    [isEqual, 1, 0, unshare],
    [isEqual, 0, 3, clone],
    [load, 0, 0, firstArgumentAt],
    [hasBits, 2, 1, newUserNamespace],
    [answer, 0, 0, refused(notImplemented)],
    [answer, 0, 0, allowed],
    [answer, 0, 0, refused(notPermitted)],
  ])
  const instructions: Instruction[] = [[load, 0, 0, machineAt], ...blocks, [answer, 0, 0, refused(notImplemented)]]
  return Buffer.concat(instructions.map(encoded))
}

function encoded([code, ifTrue, ifFalse, value]: Instruction): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code, 0)
  bytes.writeUInt8(ifTrue, 2)
  bytes.writeUInt8(ifFalse, 3)
  bytes.writeUInt32LE(value, 4)
  return bytes
}
