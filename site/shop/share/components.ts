export { ShareButton } from './ShareButton.tsx'
export { ShareDialog } from './ShareDialog.tsx'
