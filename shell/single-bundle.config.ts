import { defineSingleBundle } from '@adamarket/shared/build/define-single-bundle.ts'

// Rsbuild takes a function that returns a promise, but no promise.
export default defineSingleBundle
