import { abbreviations } from './table.ts'

/** abbreviation | expansion | wrong expansions, in order of temptation */
export const BUSINESS_ABBREVIATIONS = abbreviations(`
GDP | Gross Domestic Product | Gross Domestic Price; General Domestic Product; Gross Development Product; Gross Demand and Production
GNP | Gross National Product | Gross National Price; General National Product; Gross Net Product; Government National Product
GST | Goods and Services Tax | General Sales Tax; Goods and Sales Tax; Government Service Tax; Gross Sales Tax
VAT | Value Added Tax | Value Adjusted Tax; Variable Added Tax; Value Assessed Tax; Volume Added Tax
RBI | Reserve Bank of India | Regional Bank of India; Rural Bank of India; Revenue Bank of India; Reserve Board of India
SEBI | Securities and Exchange Board of India | Stock and Exchange Board of India; Securities and Equity Board of India; Securities and Exchange Bureau of India; Stock Exchange Bank of India
NABARD | National Bank for Agriculture and Rural Development | National Board for Agriculture and Rural Development; National Bank for Agriculture, Roads and Development; National Bureau of Agricultural Research and Development; National Bank for Agrarian Reform and Development
SIDBI | Small Industries Development Bank of India | Small Investments Development Bank of India; State Industries Development Bank of India; Small Industries Development Board of India; Steel Industries Development Bank of India
IRDAI | Insurance Regulatory and Development Authority of India | Insurance Research and Development Authority of India; Insurance Regulatory and Deposit Authority of India; Insurance Reserve and Development Agency of India; Internal Revenue and Development Authority of India
EMI | Equated Monthly Instalment | Equal Monthly Interest; Estimated Monthly Instalment; Easy Monthly Instalment; Equated Monthly Interest
FDI | Foreign Direct Investment | Foreign Domestic Investment; Financial Direct Investment; Foreign Deposit Interest; Fixed Direct Investment
IPO | Initial Public Offering | Internal Public Offering; Initial Price Offering; Indian Public Offering; Initial Private Offering
NEFT | National Electronic Funds Transfer | National Electronic Financial Transaction; National Exchange of Funds and Transfers; Net Electronic Funds Transfer; New Electronic Funds Transaction
RTGS | Real Time Gross Settlement | Real Time Group Settlement; Rapid Transfer of Gross Sums; Regular Time Gross Settlement; Real Transfer Gross System
UPI | Unified Payments Interface | Universal Payments Interface; Unified Payments Institution; United Payments Interface; Unified Payments Internet
IFSC | Indian Financial System Code | Indian Funds Settlement Code; Internal Financial Service Code; Indian Financial Sector Certificate; Integrated Financial System Code
KYC | Know Your Customer | Keep Your Credit; Know Your Company; Keep Your Card; Know Your Currency
PAN | Permanent Account Number | Personal Account Number; Permanent Assessment Number; Primary Account Number; Public Account Number
TDS | Tax Deducted at Source | Tax Declared at Source; Total Deduction at Source; Tax Deposited by Salary; Tax Due from Salary
NPA | Non-Performing Asset | Net Performing Asset; Non-Profit Account; Non-Paying Account; Non-Public Asset
CRR | Cash Reserve Ratio | Credit Reserve Ratio; Cash Recovery Rate; Cash Reserve Rate; Current Reserve Ratio
SLR | Statutory Liquidity Ratio | Statutory Lending Rate; Standard Liquidity Ratio; State Loan Rate; Statutory Loan Ratio
MSME | Micro, Small and Medium Enterprises | Mini, Small and Medium Enterprises; Micro, Small and Major Enterprises; Main Small and Medium Establishments; Micro and Small Manufacturing Enterprises
CEO | Chief Executive Officer | Chief Economic Officer; Central Executive Officer; Chief Enterprise Officer; Company Executive Officer
CFO | Chief Financial Officer | Central Finance Officer; Chief Fund Officer; Company Financial Officer; Chief Forecasting Officer
ROI | Return on Investment | Rate of Interest on Investment; Return on Income; Ratio of Investment; Revenue on Interest
EPS | Earnings Per Share | Equity Per Share; Earnings Per Sale; Expected Price of Share; Equity Price Standard
NAV | Net Asset Value | New Asset Value; Net Annual Value; Net Account Value; Nominal Asset Value
SWOT | Strengths, Weaknesses, Opportunities and Threats | Strengths, Work, Opportunities and Targets; Skills, Weaknesses, Options and Threats; Strategy, Work, Organisation and Targets; Sales, Workforce, Output and Technology
WTO | World Trade Organization | World Tariff Organization; World Transport Organization; World Treaty Organization; World Tax Organization
IMF | International Monetary Fund | International Mutual Fund; Internal Monetary Fund; International Money Federation; Indian Monetary Fund
HRM | Human Resource Management | Human Relations Measurement; Higher Resource Management; Human Rights Management; Human Reserve Management
CSR | Corporate Social Responsibility | Company Service Responsibility; Corporate Sales Revenue; Corporate Social Relations; Common Social Responsibility
B2B | Business to Business | Buyer to Buyer; Bank to Bank; Business to Buyer; Branch to Branch
`)

export const COMPUTER_ABBREVIATIONS = abbreviations(`
CPU | Central Processing Unit | Central Program Unit; Computer Processing Unit; Central Peripheral Unit; Control Processing Unit
ALU | Arithmetic Logic Unit | Arithmetic Language Unit; Array Logic Unit; Automatic Logic Unit; Arithmetic Load Unit
RAM | Random-Access Memory | Read-Access Memory; Rapid-Action Memory; Random-Action Memory; Run-Access Memory
ROM | Read-Only Memory | Run-Only Memory; Random-Only Memory; Read-Once Memory; Rapid-Output Memory
PROM | Programmable Read-Only Memory | Processed Read-Only Memory; Program Read-Only Memory; Permanent Read-Only Memory; Protected Read-Only Memory
BIOS | Basic Input/Output System | Binary Input/Output System; Basic Internal Operating System; Built-In Operating System; Basic Internet Output System
GUI | Graphical User Interface | General User Interface; Graphical Unified Interface; Global User Interface; Graphical User Internet
USB | Universal Serial Bus | Unified System Bus; Universal System Board; Uniform Serial Base; Universal Storage Bus
LAN | Local Area Network | Large Area Network; Linked Area Network; Local Access Network; Long Area Network
WAN | Wide Area Network | Web Area Network; Wireless Area Network; World Area Network; Wide Access Network
MAN | Metropolitan Area Network | Main Area Network; Medium Area Network; Multiple Access Network; Mobile Area Network
WWW | World Wide Web | World Web Wide; Wide World Web; World Wireless Web; Work Wide Web
URL | Uniform Resource Locator | Universal Resource Link; Unified Routing Location; User Resource Locator; Uniform Register Link
HTML | HyperText Markup Language | High Text Machine Language; HyperText Machine Language; HyperTool Markup Language; HyperText Main Link
HTTP | HyperText Transfer Protocol | HyperText Transmission Program; High Transfer Text Protocol; HyperText Type Protocol; HyperTool Transfer Program
FTP | File Transfer Protocol | File Transmission Program; Fast Transfer Protocol; File Type Protocol; Folder Transfer Program
IP | Internet Protocol | Internal Program; Internet Program; Interface Protocol; Input Protocol
TCP | Transmission Control Protocol | Transfer Control Program; Transmission Computer Protocol; Total Control Protocol; Transport Channel Protocol
DNS | Domain Name System | Digital Network System; Domain Network Service; Data Name System; Direct Name Server
ISP | Internet Service Provider | Internet System Protocol; Internal Service Provider; Internet Server Program; Integrated Service Provider
SMTP | Simple Mail Transfer Protocol | Standard Mail Transfer Program; Simple Message Type Protocol; Secure Mail Transfer Protocol; Server Mail Transmission Protocol
VPN | Virtual Private Network | Virtual Public Network; Verified Private Network; Visual Private Network; Virtual Protocol Network
SQL | Structured Query Language | Simple Query Language; Standard Question Language; Sequential Query Logic; Structured Question Logic
DBMS | Database Management System | Data Backup Management System; Database Machine Software; Digital Base Management System; Data Bus Management System
PDF | Portable Document Format | Printable Document File; Public Document Format; Primary Data Format; Portable Data File
OCR | Optical Character Recognition | Optical Character Reader Unit; Online Character Recognition; Optical Code Recognition; Output Character Recognition
MICR | Magnetic Ink Character Recognition | Magnetic Image Character Recognition; Machine Ink Code Recognition; Magnetic Ink Code Register; Manual Ink Character Recognition
ASCII | American Standard Code for Information Interchange | American System Code for Information Interchange; American Standard Code for Internal Input; Automatic Standard Code for Information Interchange; American Standard Computer for Information Interchange
LCD | Liquid Crystal Display | Light Crystal Display; Linear Colour Display; Liquid Colour Display; Laser Crystal Display
LED | Light-Emitting Diode | Low-Energy Display; Light-Emitting Display; Liquid-Emitting Diode; Light Energy Diode
SSD | Solid-State Drive | Solid-System Disk; Secure-State Drive; Super-Speed Disk; Static-State Drive
AI | Artificial Intelligence | Automatic Intelligence; Artificial Information; Advanced Internet; Analogue Intelligence
SIM | Subscriber Identity Module | Single Identity Module; Subscriber Internal Memory; System Identity Module; Service Information Module
OTP | One-Time Password | One-Time Payment; Online Transfer Password; Open Transaction Password; Only-Text Password
`)
