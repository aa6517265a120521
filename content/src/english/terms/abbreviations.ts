import { abbreviations } from './table.ts'

/** abbreviation | expansion | what it is | wrong expansions, in order of temptation */
export const BUSINESS_ABBREVIATIONS = abbreviations(`
GDP | Gross Domestic Product | the value of all goods and services made within a country in a year | Gross Domestic Price; General Domestic Product; Gross Development Product; Gross Demand and Production
GNP | Gross National Product | the value of all goods and services made in a year by the people of a country, at home or abroad | Gross National Price; General National Product; Gross Net Product; Government National Product
GST | Goods and Services Tax | the tax on the supply of goods and services that took the place of many older taxes in India in 2017 | General Sales Tax; Goods and Sales Tax; Government Service Tax; Gross Sales Tax
VAT | Value Added Tax | a tax on what each seller adds to the value of a product | Value Adjusted Tax; Variable Added Tax; Value Assessed Tax; Volume Added Tax
RBI | Reserve Bank of India | the central bank of India | Regional Bank of India; Rural Bank of India; Revenue Bank of India; Reserve Board of India
SEBI | Securities and Exchange Board of India | the regulator of the share market in India | Stock and Exchange Board of India; Securities and Equity Board of India; Securities and Exchange Bureau of India; Stock Exchange Bank of India
NABARD | National Bank for Agriculture and Rural Development | the chief Indian bank for lending to farming and the villages | National Board for Agriculture and Rural Development; National Bank for Agriculture, Roads and Development; National Bureau of Agricultural Research and Development; National Bank for Agrarian Reform and Development
SIDBI | Small Industries Development Bank of India | the chief Indian bank for lending to small firms | Small Investments Development Bank of India; State Industries Development Bank of India; Small Industries Development Board of India; Steel Industries Development Bank of India
IRDAI | Insurance Regulatory and Development Authority of India | the regulator of insurance in India | Insurance Research and Development Authority of India; Insurance Regulatory and Deposit Authority of India; Insurance Reserve and Development Agency of India; Internal Revenue and Development Authority of India
EMI | Equated Monthly Instalment | the fixed sum that a borrower pays back every month | Equal Monthly Interest; Estimated Monthly Instalment; Easy Monthly Instalment; Equated Monthly Interest
FDI | Foreign Direct Investment | the money that a foreign firm puts into a business that it means to run | Foreign Domestic Investment; Financial Direct Investment; Foreign Deposit Interest; Fixed Direct Investment
IPO | Initial Public Offering | the first sale of a company’s shares to the public | Internal Public Offering; Initial Price Offering; Indian Public Offering; Initial Private Offering
NEFT | National Electronic Funds Transfer | a way of sending money from one Indian bank to another, settled in batches | National Electronic Financial Transaction; National Exchange of Funds and Transfers; Net Electronic Funds Transfer; New Electronic Funds Transaction
RTGS | Real Time Gross Settlement | a way of sending large sums from bank to bank, each settled singly and at once | Real Time Group Settlement; Rapid Transfer of Gross Sums; Regular Time Gross Settlement; Real Transfer Gross System
UPI | Unified Payments Interface | the system by which money is sent from one bank account to another with a mobile phone | Universal Payments Interface; Unified Payments Institution; United Payments Interface; Unified Payments Internet
IFSC | Indian Financial System Code | the code of eleven characters that names a bank branch in India | Indian Funds Settlement Code; Internal Financial Service Code; Indian Financial Sector Certificate; Integrated Financial System Code
KYC | Know Your Customer | the check of a customer’s identity and address by a bank | Keep Your Credit; Know Your Company; Keep Your Card; Know Your Currency
PAN | Permanent Account Number | the number of ten characters by which the income-tax department knows a taxpayer | Personal Account Number; Permanent Assessment Number; Primary Account Number; Public Account Number
TDS | Tax Deducted at Source | the tax that the payer of a salary or other income holds back and passes on to the government | Tax Declared at Source; Total Deduction at Source; Tax Deposited by Salary; Tax Due from Salary
NPA | Non-Performing Asset | a bank loan on which interest or repayment has long been overdue | Net Performing Asset; Non-Profit Account; Non-Paying Account; Non-Public Asset
CRR | Cash Reserve Ratio | the share of its deposits that a bank must keep in cash with the Reserve Bank of India | Credit Reserve Ratio; Cash Recovery Rate; Cash Reserve Rate; Current Reserve Ratio
SLR | Statutory Liquidity Ratio | the share of its deposits that a bank must hold in gold, cash or approved securities | Statutory Lending Rate; Standard Liquidity Ratio; State Loan Rate; Statutory Loan Ratio
MSME | Micro, Small and Medium Enterprises | the group of firms below certain limits of investment and turnover | Mini, Small and Medium Enterprises; Micro, Small and Major Enterprises; Main Small and Medium Establishments; Micro and Small Manufacturing Enterprises
CEO | Chief Executive Officer | the highest manager of a company | Chief Economic Officer; Central Executive Officer; Chief Enterprise Officer; Company Executive Officer
CFO | Chief Financial Officer | the manager in charge of a company’s money | Central Finance Officer; Chief Fund Officer; Company Financial Officer; Chief Forecasting Officer
ROI | Return on Investment | the gain from an investment as a percentage of what was put in | Return on Interest; Return on Income; Ratio of Investment; Revenue of Industry
EPS | Earnings Per Share | the profit of a company divided by the number of its ordinary shares | Equity Per Share; Earnings Per Sale; Expected Price of Share; Equity Price Standard
NAV | Net Asset Value | the value per unit of what a mutual fund holds, less what it owes | New Asset Value; Net Annual Value; Net Account Value; Nominal Asset Value
SWOT | Strengths, Weaknesses, Opportunities and Threats | a list of what helps and what hinders a firm, inside and outside of it | Strengths, Work, Opportunities and Targets; Skills, Weaknesses, Options and Threats; Strategy, Work, Organisation and Targets; Sales, Workforce, Output and Technology
WTO | World Trade Organization | the body in Geneva that looks after the rules of trade between countries | World Tariff Organization; World Transport Organization; World Treaty Organization; World Tax Organization
IMF | International Monetary Fund | the body in Washington that lends to countries short of foreign money | International Mutual Fund; Internal Monetary Fund; International Money Federation; Indian Monetary Fund
HRM | Human Resource Management | the part of management that finds, trains and keeps employees | Human Relations Measurement; Higher Resource Management; Human Rights Management; Human Reserve Management
CSR | Corporate Social Responsibility | the duty of a company towards society and the environment | Company Service Responsibility; Corporate Sales Revenue; Corporate Social Relations; Common Social Responsibility
B2B | Business to Business | trade in which one firm sells to another | Buyer to Buyer; Bank to Bank; Business to Buyer; Branch to Branch
`)

export const COMPUTER_ABBREVIATIONS = abbreviations(`
CPU | Central Processing Unit | the part of a computer that carries out instructions | Central Program Unit; Computer Processing Unit; Central Peripheral Unit; Control Processing Unit
ALU | Arithmetic Logic Unit | the part of the processor that does calculations and comparisons | Arithmetic Language Unit; Array Logic Unit; Automatic Logic Unit; Arithmetic Load Unit
RAM | Random-Access Memory | the main working memory of a computer, lost when the power is off | Read-Access Memory; Rapid-Action Memory; Random-Action Memory; Run-Access Memory
ROM | Read-Only Memory | memory that keeps its contents without power and is not changed in ordinary use | Run-Only Memory; Random-Only Memory; Read-Once Memory; Rapid-Output Memory
PROM | Programmable Read-Only Memory | a memory chip that can be written once by its user | Processed Read-Only Memory; Program Read-Only Memory; Permanent Read-Only Memory; Protected Read-Only Memory
BIOS | Basic Input/Output System | the program on the main board that starts a computer and tests its parts | Binary Input/Output System; Basic Internal Operating System; Built-In Operating System; Basic Internet Output System
GUI | Graphical User Interface | a way of using a computer through windows, icons and a pointer | General User Interface; Graphical Unified Interface; Global User Interface; Graphical User Internet
USB | Universal Serial Bus | the standard plug by which pen drives, mice and printers are connected | Unified System Bus; Universal System Board; Uniform Serial Base; Universal Storage Bus
LAN | Local Area Network | a network within a building or a campus | Large Area Network; Linked Area Network; Local Access Network; Long Area Network
WAN | Wide Area Network | a network that covers a country or the whole world | Web Area Network; Wireless Area Network; World Area Network; Wide Access Network
MAN | Metropolitan Area Network | a network that covers a city | Main Area Network; Medium Area Network; Multiple Access Network; Mobile Area Network
WWW | World Wide Web | the system of linked pages that is read over the internet | World Web Wide; Wide World Web; World Wireless Web; Work Wide Web
URL | Uniform Resource Locator | the address of a page on the internet | Universal Resource Link; Unified Routing Location; User Resource Locator; Uniform Register Link
HTML | HyperText Markup Language | the language in which web pages are written | High Text Machine Language; HyperText Machine Language; HyperTool Markup Language; HyperText Main Link
HTTP | HyperText Transfer Protocol | the set of rules by which web pages are asked for and sent | HyperText Transmission Program; High Transfer Text Protocol; HyperText Type Protocol; HyperTool Transfer Program
FTP | File Transfer Protocol | the set of rules by which files are sent over a network | File Transmission Program; Fast Transfer Protocol; File Type Protocol; Folder Transfer Program
IP | Internet Protocol | the set of rules by which packets of data are addressed and find their way | Internal Program; Internet Program; Interface Protocol; Input Protocol
TCP | Transmission Control Protocol | the set of rules that sees to it that data arrive complete and in order | Transfer Control Program; Transmission Computer Protocol; Total Control Protocol; Transport Channel Protocol
DNS | Domain Name System | the service that finds the numerical address belonging to a website’s name | Digital Network System; Domain Network Service; Data Name System; Direct Name Server
ISP | Internet Service Provider | a company that connects its customers to the internet | Internet System Protocol; Internal Service Provider; Internet Server Program; Integrated Service Provider
SMTP | Simple Mail Transfer Protocol | the set of rules by which e-mail is sent | Standard Mail Transfer Program; Simple Message Type Protocol; Secure Mail Transfer Protocol; Server Mail Transmission Protocol
VPN | Virtual Private Network | a protected connection through a public network | Virtual Public Network; Verified Private Network; Visual Private Network; Virtual Protocol Network
SQL | Structured Query Language | the language in which questions are put to a database | Simple Query Language; Standard Question Language; Sequential Query Logic; Structured Question Logic
DBMS | Database Management System | the software that stores, finds and protects the records of a database | Database Machine Software; Digital Base Management System; Database Memory Store; Data Bank Monitoring Service
PDF | Portable Document Format | a file type that looks the same on every device | Printable Document File; Public Document Format; Primary Data Format; Portable Data File
OCR | Optical Character Recognition | the turning of printed or written letters in a picture into text | Optical Code Reader; Online Character Recognition; Optical Copy Recognition; Output Character Recognition
MICR | Magnetic Ink Character Recognition | the reading of the special figures at the foot of a cheque | Magnetic Image Character Recognition; Machine Ink Code Recognition; Magnetic Ink Code Register; Manual Ink Character Recognition
ASCII | American Standard Code for Information Interchange | a code that gives a number to each letter, digit and sign of the keyboard | American System Code for Information Interchange; American Standard Code for Internal Input; Automatic Standard Code for Information Interchange; American Standard Computer for Information Interchange
LCD | Liquid Crystal Display | a flat screen that works by crystals which let light through or stop it | Light Crystal Display; Linear Colour Display; Liquid Colour Display; Laser Crystal Display
LED | Light-Emitting Diode | an electronic part that gives light when current flows through it | Low-Energy Display; Light-Emitting Display; Liquid-Emitting Diode; Light Energy Diode
SSD | Solid-State Drive | a store that keeps data in flash memory, without moving parts | Solid-System Disk; Secure-State Drive; Super-Speed Disk; Static-State Drive
AI | Artificial Intelligence | the branch of computing that makes machines do what seems to need human thought | Automatic Intelligence; Artificial Information; Advanced Internet; Analogue Intelligence
SIM | Subscriber Identity Module | the small card that tells a mobile network who the user is | Single Identity Module; Subscriber Internal Memory; System Identity Module; Service Information Module
OTP | One-Time Password | a secret code that is good for a single use | One-Time Payment; Online Transfer Password; Open Transaction Password; Only-Text Password
`)
