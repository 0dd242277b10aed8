import { readConfig } from '../configuration'
import { commandTexts } from '../language/catalogues'
import { sendTestMessage } from '../resources/testMessage'
import { readSiteEnv } from '../storedSettings'
import { withExistingDatabase } from './withDatabase'

export async function contactTest(): Promise<void> {
  const env = (await withExistingDatabase((db) => readSiteEnv(db))) ?? process.env
  const target = await sendTestMessage(readConfig(env).contact)
  console.log(commandTexts().contactTest.delivered(target))
}
