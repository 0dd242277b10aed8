import { test } from '@playwright/test'
import { expectSameDataEverywhere } from '../helpers/contentCommands'
import { Installation } from '../helpers/Installation'

// On PostgreSQL, with several processes and with kills: e2e/processes/dataSafety.spec.ts.
test('import, PUT, export and backup use the same data, also after a restart', async () => {
  const installation = new Installation()
  await expectSameDataEverywhere(installation)
  await installation.remove()
})
