import type { ContactHost } from './contact'

/** What the host of a document does with forms: `data-` attributes of its `html` element. */
export interface DocumentHost {
  contact?: ContactHost
  /** `mail`: it sends confirmation mails to subscribers of the blog. */
  subscriptions?: 'mail'
}
