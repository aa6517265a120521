import { terms } from './table.ts'

/** term | level | meaning | terms it is confused with */
export const COMPUTER_TERMS = terms(`
hardware | easy | the parts of a computer that can be touched | software; data; operating system; program
software | easy | the programs that tell a computer what to do | hardware; data; motherboard; peripheral
program | easy | a set of instructions that a computer carries out | file; folder; icon; cursor
data | easy | facts and figures that are given to a computer to work on | program; hardware; operating system; icon
operating system | easy | the program that manages a computer’s hardware and lets other programs run | web browser; word processor; spreadsheet; search engine
word processor | easy | a program for writing and editing letters and other documents | spreadsheet; web browser; operating system; presentation program
spreadsheet | easy | a program that works on figures arranged in rows and columns | word processor; web browser; presentation program; operating system
presentation program | easy | a program for making slides to be shown to an audience | spreadsheet; word processor; web browser; database
database | easy | an organised store of information from which records can be found quickly | spreadsheet; word processor; search engine; folder
web browser | easy | a program with which one opens and reads pages of the World Wide Web | search engine; operating system; word processor; web server
search engine | easy | a service that looks for web pages that contain given words | web browser; operating system; database; hyperlink
hyperlink | easy | a word or picture on a page that takes one to another page when clicked | icon; cursor; password; search engine
icon | easy | a small picture on the screen that stands for a program or a file | cursor; pixel; hyperlink; password
cursor | easy | the mark that shows where the next typed letter will appear on the screen | icon; pixel; hyperlink; folder
folder | easy | a place in which files are kept together under one name | file; icon; database; program
file | easy | a collection of information stored under one name | folder; icon; cursor; pixel
pixel | easy | the smallest dot of which a picture on the screen is made | byte; icon; cursor; bit
bit | easy | a single binary digit, 0 or 1 | byte; pixel; file; icon
byte | easy | a group of eight binary digits | bit; pixel; file; icon
keyboard | easy | a device with keys for typing letters and numbers into a computer | monitor; scanner; printer; mouse
mouse | easy | a hand-held device that is moved on a surface to point at things on the screen | keyboard; scanner; monitor; printer
monitor | easy | the device that shows a computer’s output on a screen | scanner; printer; keyboard; mouse
printer | easy | a device that puts a computer’s output on paper | scanner; monitor; keyboard; mouse
scanner | easy | a device that turns a picture or text on paper into a digital file | printer; monitor; keyboard; mouse
password | easy | a secret set of characters that proves who the user is | hyperlink; icon; cursor; folder
download | easy | to copy a file from the internet to one’s own computer | upload; delete; format; boot
upload | easy | to copy a file from one’s own computer to the internet | download; delete; format; boot
delete | easy | to remove a file from a computer | upload; download; boot; compress
spam | easy | unwanted messages sent to very many people at once | backup; password; hyperlink; cookie
backup | easy | a second copy of data, kept in case the first is lost | spam; hyperlink; cookie; password
boot | medium | to start a computer and load its operating system | format; compress; delete; download
format | medium | to prepare a disk so that data can be stored on it | boot; compress; upload; debug
compress | medium | to make a file smaller without losing what is needed from it | format; boot; debug; delete
debug | medium | to find and remove the errors in a program | boot; format; compress; compile
compile | medium | to translate a whole program into machine language before it is run | debug; boot; format; compress
motherboard | medium | the main circuit board, to which all other parts of a computer are connected | hard disk; expansion card; modem; peripheral
peripheral | medium | a device, such as a printer, that is connected to a computer from outside | motherboard; cache memory; control unit; device driver
hard disk | medium | a storage device that keeps data on spinning magnetic plates | solid-state drive; optical disc; cache memory; motherboard
solid-state drive | medium | a storage device that keeps data in flash memory, without moving parts | hard disk; optical disc; cache memory; register
optical disc | medium | a storage medium that is written and read with a laser beam | hard disk; solid-state drive; cache memory; motherboard
cache memory | medium | a small, very fast memory that holds data which the processor needs often | hard disk; read-only memory; optical disc; virtual memory
read-only memory | medium | memory whose contents stay when the power is off and are not changed in ordinary use | random-access memory; cache memory; virtual memory; register
random-access memory | medium | the main working memory, whose contents are lost when the power is switched off | read-only memory; hard disk; optical disc; solid-state drive
expansion card | medium | a circuit board put into a slot of a computer to add a function, such as better sound | motherboard; hard disk; modem; peripheral
device driver | medium | a program that lets the operating system work with a piece of hardware | web browser; compiler; firewall; peripheral
modem | medium | a device that converts signals so that a computer can send data over a telephone or cable line | router; switch; repeater; motherboard
router | medium | a device that passes data from one network to another along a suitable path | modem; repeater; web server; expansion card
web server | medium | a computer that stores web pages and sends them to those who ask for them | client; router; modem; web browser
client | medium | a computer or program that asks another for a service | web server; router; modem; firewall
firewall | medium | a system that blocks unwanted traffic between a computer or network and the outside | router; antivirus program; cookie; device driver
antivirus program | medium | software that finds and removes harmful code | firewall; device driver; compiler; spyware
computer virus | medium | a harmful program that attaches itself to other programs and copies itself with them | cookie; firewall; spam; device driver
spyware | medium | software that secretly collects information about the user | ransomware; antivirus program; firewall; cookie
ransomware | medium | harmful software that locks a user’s files and demands payment to open them | spyware; antivirus program; firewall; spam
phishing | medium | tricking people by false messages into giving away passwords or other secrets | encryption; ransomware; cloud computing; multitasking
cookie | medium | a small file that a website leaves in a user’s browser to remember him or her | computer virus; spam; hyperlink; domain name
encryption | medium | turning data into a secret form that only those with the key can read | compression; phishing; multitasking; authentication
compression | medium | storing data in a form that takes up less space | encryption; phishing; authentication; multitasking
authentication | medium | making sure that a user really is who he or she claims to be | encryption; compression; multitasking; cloud computing
cloud computing | medium | using storage and programs on distant computers through the internet | multitasking; phishing; encryption; compression
multitasking | medium | the running of several programs by a computer during the same time | cloud computing; authentication; compression; phishing
domain name | medium | the readable address of a website, such as example.in | cookie; protocol; hyperlink; bandwidth
bandwidth | medium | the amount of data that a connection can carry in a given time | latency; protocol; domain name; pixel
protocol | medium | a set of rules by which computers exchange data | domain name; bandwidth; algorithm; compiler
algorithm | medium | a finite list of clear steps for solving a problem | flowchart; protocol; compiler; variable
flowchart | medium | a diagram of boxes and arrows that shows the steps of a process | algorithm; spreadsheet; protocol; compiler
source code | medium | a program in the form in which a programmer writes it | machine language; algorithm; flowchart; protocol
compiler | medium | a program that translates a whole program into machine language before it is run | interpreter; assembler; device driver; web browser
interpreter | hard | a program that translates and carries out another program one statement at a time | compiler; assembler; kernel; linker
assembler | hard | a program that turns short codes such as ADD and MOV into instructions in binary form | interpreter; linker; kernel; shell
linker | hard | a program that joins separately compiled parts into one program | compiler; interpreter; assembler; kernel
machine language | hard | the instructions in binary form that a processor carries out directly | assembly language; high-level language; source code; flowchart
assembly language | hard | a way of writing programs in short codes such as ADD and MOV, each of which stands for one instruction | machine language; high-level language; flowchart; protocol
high-level language | hard | a way of writing programs that is close to English and not tied to one processor | machine language; assembly language; protocol; flowchart
kernel | hard | the core of an operating system, which manages memory, processes and devices | shell; linker; interpreter; register
shell | hard | the program through which a user gives commands to the operating system | kernel; linker; assembler; register
register | hard | the smallest and fastest store, which holds the values that the processor is working on at the moment | cache memory; virtual memory; bus; control unit
control unit | hard | the part of the processor that fetches instructions and directs the other parts | arithmetic logic unit; register; bus; cache memory
arithmetic logic unit | hard | the part of the processor that does calculations and comparisons | control unit; register; bus; cache memory
bus | hard | the set of lines along which data travel between the parts of a computer | register; control unit; arithmetic logic unit; cache memory
virtual memory | hard | disk space that is used as if it were main memory | cache memory; register; read-only memory; random-access memory
paging | hard | the division of memory into blocks of equal size that are moved between disk and main memory | deadlock; spooling; normalisation; recursion
deadlock | hard | a state in which processes wait for one another for ever | paging; spooling; recursion; latency
spooling | hard | the queuing of jobs on disk until a slow device such as a printer is ready for them | paging; deadlock; recursion; normalisation
recursion | hard | a method in which a function calls itself | normalisation; spooling; paging; iteration
iteration | hard | the repeated carrying out of a group of statements in a loop | recursion; normalisation; spooling; deadlock
variable | hard | a named place in memory whose value can change while a program runs | constant; query; array; primary key
constant | hard | a named value that does not change while a program runs | variable; pointer; array; stack
pointer | hard | a variable that holds the address of a place in memory | array; constant; primary key; queue
array | hard | a collection of items of the same type that are reached by their index | stack; queue; linked list; pointer
stack | hard | a collection in which the item put in last is taken out first | queue; array; linked list; primary key
queue | hard | a collection in which the item put in first is taken out first | stack; array; pointer; primary key
linked list | hard | a chain of items, each of which holds the address of the next | array; queue; stack; primary key
primary key | hard | a field whose value identifies each record of a table and is never repeated in it | foreign key; pointer; query; array
foreign key | hard | a field that refers to the primary key of another table | primary key; pointer; query; array
query | hard | a request for certain records of a database | primary key; foreign key; protocol; variable
normalisation | hard | the arranging of database tables so that the same facts are not stored twice | recursion; paging; spooling; iteration
latency | hard | the delay before data that have been sent begin to arrive | bandwidth; protocol; deadlock; packet
packet | hard | a small block into which data are divided to be sent over a network | register; bus; protocol; latency
gateway | hard | a device that connects networks which use different protocols | repeater; switch; packet; modem
switch | hard | a device in a local network that sends data only to the computer for which they are meant | repeater; gateway; modem; packet
repeater | hard | a device that strengthens a weak signal so that it can travel farther | gateway; switch; packet; router
`)
