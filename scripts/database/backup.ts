/** `npm run backup -- FILE`: writes database and pictures into a new file, while the shop sells. */
import { constants, setPriority } from 'node:os'
import { backUp } from '../../api/backup/back-up.ts'
import { runWithFile } from './backup-command.ts'

// The shop's processes come first. Before any file is read: the threads that do it inherit the priority.
setPriority(constants.priority.PRIORITY_LOW)
await runWithFile('backup', backUp)
