import * as v from 'valibot'

import type { Check } from './check.ts'
import { consolePage } from './check.ts'

const instancesSchema = v.object({
  instances: v.optional(
    v.array(
      v.object({
        name: v.string(),
        state: v.optional(v.string()),
        config: v.optional(
          v.object({
            extensionRef: v.optional(v.string()),
            params: v.optional(v.record(v.string(), v.string()), {}),
          }),
        ),
      }),
    ),
    [],
  ),
})

const extension = 'firebase/firestore-send-email'

/** Functions only write emails, into the collection `mail`; the extension sends them. */
export const mailExtension: Check = {
  name: 'Extension that sends emails',
  isRequired: false,
  async find({ api, settings: { projectId } }) {
    const found = await api.read(
      instancesSchema,
      `https://firebaseextensions.googleapis.com/v1beta/projects/${projectId}/instances?pageSize=100`,
    )
    const instances = found?.instances.filter(
      ({ config }) =>
        config?.extensionRef === extension && config.params['MAIL_COLLECTION'] === 'mail',
    )
    if (!instances?.length) {
      // `firebase ext:install` only notes it in a file, for a deployment of its own.
      const command = consolePage(projectId, `extensions/install?ref=${extension}`)
      return [{ what: 'Nothing sends the emails of the collection mail.', command }]
    }
    if (instances.some(({ state }) => state === 'ACTIVE')) return []
    const command = consolePage(projectId, 'extensions')
    return [{ what: 'The extension that sends emails is not active.', command }]
  },
}
