/**
 * The header of every page that the page function gives. What stands between it and the visitor, such as Google's front
 * end or a captive portal, may answer with any status and any text, but not with this header.
 */
export const ownPageHeader = 'AdaMarket-Page'
