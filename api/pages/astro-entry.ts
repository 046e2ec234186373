import { createApp } from 'astro/app/entrypoint'

const app = createApp()

/** Renders one page. `locals` carries the modules: what a page imports is a second, bundled copy. */
export function render(request: Request, locals: App.Locals): Promise<Response> {
  return app.render(request, { locals })
}
