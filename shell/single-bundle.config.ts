import { defineSingleBundle } from '@adamarket/shared/build/define-single-bundle.ts'

export default defineSingleBundle()
