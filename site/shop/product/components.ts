export { AddButton } from './AddButton.tsx'
export { Badges } from './Badges.tsx'
export { DetailLink } from './DetailLink.tsx'
export { Rating } from './Rating.tsx'
