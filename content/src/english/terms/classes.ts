import { classes } from './table.ts'

/** class, as it follows “is not”, with its plural | members | things of other kinds */
export const BUSINESS_CLASSES = classes(`
a direct tax | direct taxes | income tax; corporation tax; capital gains tax; gift tax | goods and services tax; customs duty; excise duty
an indirect tax | indirect taxes | goods and services tax; customs duty; excise duty; value added tax | income tax; corporation tax; capital gains tax
a factor of production | factors of production | land; labour; capital; enterprise | demand; price; tax; consumption
one of the four Ps of marketing | the four Ps of marketing | product; price; place; promotion | profit; planning; patent; pension
a negotiable instrument | negotiable instruments | cheque; promissory note; bill of exchange; bank draft | ledger; invoice; share transfer form; balance sheet
a current asset | current assets | cash in hand; stock of goods; bills receivable; money owed by customers | land; factory building; machinery; patent
a fixed asset | fixed assets | land; building; machinery; furniture | cash in hand; stock of goods; bills receivable
a function of management | functions of management | planning; organising; staffing; directing; controlling | borrowing; bargaining; auditing; insuring
a kind of bank deposit | kinds of bank deposit | savings deposit; fixed deposit; recurring deposit; current deposit | overdraft; cash credit; mortgage; debenture
a means of promotion | means of promotion | advertising; personal selling; sales promotion; publicity | warehousing; packing goods in cartons; recruitment; book-keeping
`)

export const COMPUTER_CLASSES = classes(`
an input device | input devices | keyboard; mouse; scanner; microphone; joystick | printer; speaker; plotter; projector
an output device | output devices | monitor; printer; speaker; plotter; projector | keyboard; mouse; scanner; joystick
an operating system | operating systems | Windows; Linux; Android; MS-DOS; Unix | Oracle; Java; Firefox; Python
a programming language | programming languages | Java; Python; C; COBOL; FORTRAN | Linux; Windows; Firefox; Unix
a web browser | web browsers | Firefox; Chrome; Safari; Opera | Linux; Python; Java; MySQL
a storage device | storage devices | hard disk; pen drive; memory card; solid-state drive | monitor; scanner; plotter; joystick
a network topology | network topologies | bus; star; ring; mesh | stack; queue; array; packet
a data structure | data structures | array; stack; queue; linked list; tree | router; compiler; firewall; protocol
a harmful kind of software | harmful kinds of software | virus; worm; spyware; ransomware | firewall; compiler; browser; spreadsheet
a part of the processor | parts of the processor | control unit; arithmetic logic unit; register; program counter | printer; keyboard; modem; hard disk
a number system | number systems used with computers | binary; octal; decimal; hexadecimal | ASCII; Unicode; topology; kernel
a file type for pictures | file types for pictures | JPEG; PNG; GIF; BMP | MP3; TXT; EXE; WAV
`)
