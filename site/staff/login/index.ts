export { logOut } from './login.ts'
export { keepPlace } from './place.ts'
export { loginTexts } from './text.ts'
