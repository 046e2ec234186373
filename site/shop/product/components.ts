export { AddButton } from './AddButton.tsx'
export { Badges } from './Badges.tsx'
export { Rating } from './Rating.tsx'
