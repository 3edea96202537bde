import { createMemoryPictures } from '#memory/memory-pictures.ts'
import { describePicturesPort } from '#testing/pictures-port-contract.ts'

describePicturesPort('in memory', async () => createMemoryPictures())
