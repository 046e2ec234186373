export { Confetti } from './Confetti.tsx'
export { OwnPageLink } from './OwnPageLink.tsx'
