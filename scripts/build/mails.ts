/** Compiles the layout of all mails, so that the shop does not load the compiler. */
import { keepCompiled } from '../../emails/compiled.ts'
import { frame } from '../../emails/layout.ts'

await keepCompiled(frame)
