/** The path of the screen with visitors’ messages. */
export const messagesPath = '/studio/pesan'
