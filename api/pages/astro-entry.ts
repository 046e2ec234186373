import { createApp } from 'astro/app/entrypoint'

export { keptAddress } from '../../site/kept-address.ts'

const app = createApp()

/** Renders one page. `locals` carries the modules, because modules imported by a page are a second, bundled copy. */
export function render(request: Request, locals: App.Locals): Promise<Response> {
  return app.render(request, { locals })
}
