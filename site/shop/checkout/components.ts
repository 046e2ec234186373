export { OwnPageLink } from './OwnPageLink.tsx'
