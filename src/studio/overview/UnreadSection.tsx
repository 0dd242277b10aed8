import { Link } from 'react-router-dom'
import { messagesApi } from '../../features/messages/messagesApi'
import { Heading } from '../../ui/Page'
import { messagesPath } from '../messages/messagesPath'

/** How many messages the owner has not read. */
export function UnreadSection() {
  const { data: unread } = messagesApi.endpoints.countUnreadMessages.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <section>
      <Heading>Pesan</Heading>
      <p>
        <Link to={messagesPath}>
          {unread ? `${unread} pesan belum dibaca` : 'Tidak ada pesan baru'}
        </Link>
      </p>
    </section>
  )
}
