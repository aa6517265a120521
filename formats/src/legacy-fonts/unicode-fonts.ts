/** Fonts whose texts are Unicode, by how their names begin: those of Windows, Office, macOS, LibreOffice and Google Docs. */
const FAMILIES = `Aharoni|Algerian|Angsana|Aparajita|Aptos|Arial|Bahnschrift|Baskerville|Batang|Bell MT|Berlin Sans|Bodoni|Book Antiqua
  |Bookman|Bookshelf Symbol|Britannic|Browallia|Calibri|Calisto|Cambria|Candara|Carlito|Caladea|Century|Chalkboard|Comic Sans|Consolas
  |Constantia|Cooper|Copperplate|Corbel|Cordia|Courier|David|DejaVu|Didot|Droid|Ebrima|Footlight|Franklin Gothic|FreeSans|FreeSerif
  |Futura|Gabriola|Garamond|Gautami|Geneva|Georgia|Gill Sans|Gulim|Helvetica|Hoefler|Impact|Inter|Iskoola|Kalinga|Kartika|Kokila|Lato
  |Latha|Leelawadee|Liberation|Linux|Lohit|Lucida|Malgun|Mangal|Menlo|Merriweather|Microsoft|MingLiU|Minion|Monaco|Montserrat
  |MS Gothic|MS Mincho|MS Sans|MS Serif|Myriad|Narkisim|Nirmala|Noto|Nunito|NSimSun|Open Sans|Optima|Palatino|Perpetua|Plantagenet
  |Playfair|Poppins|PT Sans|PT Serif|Raavi|Raleway|Roboto|Rockwell|Rubik|Sakal|Segoe|Shruti|SimHei|SimSun|Source|STIX|Sylfaen|Tahoma
  |Times|Trebuchet|Tunga|Tw Cen|Ubuntu|Utsaah|Vani|Verdana|Vijaya|Vrinda|Work Sans|Yu Gothic`

/** Signs and mathematics: their letters stand for something else on purpose. */
const SIGNS = `Cambria Math|CM[A-Z]{1,3}\\d|Dingbats|Euclid|Fences|Latin Modern|LMMath|LMRoman|Marlett|MathJax|MathType|MS Outlook|MT Extra
  |MT Symbol|MSAM|MSBM|OpenSymbol|StarSymbol|Symbol|Webdings|Wingdings|XITS|ZapfDingbats|Zapf Dingbats`

const KNOWN = new RegExp(`^(?:${`${FAMILIES}|${SIGNS}`.replace(/\n\s*/g, '')})`, 'i')

export const isUnicodeFont = (font: string): boolean => KNOWN.test(font.trim().replace(/^@/, ''))
