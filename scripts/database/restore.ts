/** `npm run restore -- FILE`: restores database and pictures from a backup into an empty place. */
import { restore } from '../../api/backup/restore.ts'
import { runWithFile } from './backup-command.ts'

await runWithFile('restore', restore)
