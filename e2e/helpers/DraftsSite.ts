import { expect, type APIRequest, type Page } from '@playwright/test'
import { Installation, type ServerProcess } from './Installation'
import { KillableBrowser } from './KillableBrowser'
import { openStudio, type Session } from './studio'

/** What the form of the studio shows when a draft is stored. */
export const inBrowser = 'Draf tersimpan di perangkat ini.'
export const inDatabase = 'Draf tersimpan.'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** The button that saves what visitors see, or that publishes a new entry. */
export const save = (page: Page) => page.getByRole('button', { name: /^(Simpan|Publikasikan)$/ })
export const text = (page: Page, shown: string) => page.getByText(shown, { exact: true })

/** A site and the browser of its owner, who has signed in; both can be killed and started again. */
export class DraftsSite {
  private constructor(
    private readonly installation: Installation,
    readonly browser: KillableBrowser,
    public server: ServerProcess,
    readonly session: Session,
  ) {}

  /** @param args of the browser's program */
  static async start(apiRequest: APIRequest, args: readonly string[] = []): Promise<DraftsSite> {
    const installation = new Installation()
    const server = await installation.startServer()
    const request = await apiRequest.newContext()
    await openStudio(request, server)
    const session = await request.storageState()
    await request.dispose()
    return new DraftsSite(installation, new KillableBrowser(args), server, session)
  }

  /** Opens a form in the browser, which is started if it is not running. */
  async openForm(path: string): Promise<Page> {
    const context = await this.browser.start()
    await context.addCookies(this.session.cookies)
    // This browser has the language of the system.
    await context.addInitScript(() => localStorage.setItem('language', 'id'))
    const page = await context.newPage()
    await page.goto(`${this.server.url}/studio/${path}`)
    await expect(save(page)).toBeVisible()
    return page
  }

  async startServerAgain(): Promise<void> {
    this.server = await this.installation.startServer(new URL(this.server.url).port)
  }

  async remove(): Promise<void> {
    await this.browser.remove()
    await this.installation.remove()
  }
}
