import type { PicturesPort, Upload, UploadOptions } from '@adamarket/shared/domain/ports.ts'
import { err } from '@adamarket/shared/domain/result.ts'

import type { callWhenLoaded } from './call-when-loaded.ts'

type Stores = { readonly pictures: Pick<PicturesPort, 'upload'> }

/** An upload that begins once the code of the stores is loaded, and can be cancelled before. */
export function startUpload(
  call: ReturnType<typeof callWhenLoaded<Stores>>,
  options: UploadOptions,
): Upload {
  let upload: Upload | undefined
  let isCancelled = false
  const begin = call(({ pictures }) => () => {
    if (isCancelled) return Promise.resolve(err({ kind: 'aborted' } as const))
    upload = pictures.upload(options)
    return upload.done
  })
  return {
    done: begin(),
    cancel: () => {
      isCancelled = true
      upload?.cancel()
    },
  }
}
