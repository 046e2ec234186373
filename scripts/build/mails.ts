/** Compiles the templates of all mails, so that the shop does not load the compiler. */
import '../../emails/render.ts'
import { keepCompiled } from '../../emails/compiled.ts'
import { templateSources } from '../../emails/template.ts'

await keepCompiled(templateSources)
