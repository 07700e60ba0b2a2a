import { namespaceFilter } from '../../../core/confinement/namespace-filter.ts'
import { perlProgram } from './perl.ts'
import { trustedProgram } from './view.ts'

/**
 * Command prefix after which no user namespace can be created, in which a command of root would regain capabilities. Other
 * ways use a limit of the namespace. Empty if perl or its system calls are missing.
 */
export function withoutUserNamespaces(): readonly string[] {
  const perl = trustedProgram('perl')
  const program = perlProgram(
    `my$f=pack"H*","${namespaceFilter().toString('hex')}";my$p=pack"Sx6P",length($f)/8,$f;`,
    'must(syscall($PRCTL,22,2,$p,0,0),"seccomp");exec{$ARGV[0]}@ARGV;die"$ARGV[0]: $!\\n"',
  )
  return perl && program ? [perl, '-e', program] : []
}
