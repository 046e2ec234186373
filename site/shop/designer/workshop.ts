import { Controls } from './controls/Controls.tsx'
import { Live } from './stage/Live.tsx'
import { Notes } from './stage/Notes.tsx'
import { Tools } from './stage/Tools.tsx'

/** All that shows and changes a patch that is being made. */
export default { Live, Tools, Notes, Controls }
