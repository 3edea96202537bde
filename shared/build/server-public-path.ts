/* oxlint-disable no-underscore-dangle -- the bundler's name */

// The first module of each server.js: the addresses of pictures in later ones begin with the release's.

/** The release's address, given by the page function; it ends in a slash. */
declare const releaseBase: string

__webpack_public_path__ = releaseBase
