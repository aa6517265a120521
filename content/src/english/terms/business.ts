import { terms } from './table.ts'

/** term | level | meaning | terms it is confused with */
export const BUSINESS_TERMS = terms(`
asset | easy | something of value that a business owns | liability; revenue; expense; loss
liability | easy | an amount that a business owes to others | asset; revenue; profit; dividend
capital | easy | the money put into a business to start and run it | liability; revenue; expense; loss
revenue | easy | the money that a business receives from its sales before any costs are taken off | profit; capital; expense; liability
profit | easy | what is left of the income of a business when all costs have been paid | revenue; loss; capital; expense
loss | easy | the amount by which the costs of a business are greater than its income | profit; liability; capital; revenue
expense | easy | money spent on running a business | revenue; asset; profit; dividend
debtor | easy | a person who owes money to the business | creditor; shareholder; retailer; auditor
creditor | easy | a person to whom the business owes money | debtor; consumer; auditor; wholesaler
shareholder | easy | a person who owns a part of the capital of a company | creditor; debtor; auditor; consumer
auditor | easy | a qualified person who checks whether accounts are true and fair | shareholder; creditor; debtor; retailer
dividend | easy | the part of a company’s profit that is paid to its shareholders | interest; bonus; commission; rent
interest | easy | the price paid for the use of borrowed money | dividend; rent; commission; premium
rent | easy | a regular payment for the use of land, a building or a machine | interest; wage; premium; royalty
wage | easy | a payment to a worker for labour, often reckoned by the day or the week | rent; commission; dividend; royalty
bonus | easy | an extra payment to employees on top of their usual pay | wage; dividend; royalty; premium
commission | easy | a payment to an agent, usually a share of the sales that he makes | wage; dividend; rent; premium
premium | easy | the sum paid regularly to keep an insurance policy in force | interest; commission; rent; dividend
budget | easy | a plan of expected income and spending for a coming period | invoice; ledger; balance sheet; audit
invoice | easy | a document in which a seller lists the goods supplied and the sum due for them | receipt; quotation; purchase order; budget
receipt | easy | a signed statement that a sum has been paid | invoice; quotation; purchase order; budget
quotation | easy | a statement of the price at which a seller is ready to supply goods | invoice; receipt; purchase order; audit
wholesaler | easy | a trader who buys in bulk from makers and sells in large lots to shops | retailer; consumer; auditor; debtor
retailer | easy | a trader who sells goods in small quantities to those who use them | wholesaler; consumer; creditor; auditor
consumer | easy | a person who buys goods for his or her own use | retailer; wholesaler; shareholder; creditor
import | easy | the bringing in of goods bought from another country | export; embargo; subsidy; dumping
export | easy | the sale of goods to another country | import; quota; tariff; embargo
discount | easy | a reduction in the usual price of something | tax; commission; premium; dividend
tax | easy | a compulsory payment to the government | discount; subsidy; rent; royalty
barter | easy | the exchange of goods for goods without the use of money | export; discount; hire purchase; dumping
purchase order | medium | a document in which a buyer asks a seller to supply stated goods | invoice; receipt; quotation; ledger
hire purchase | medium | buying in instalments goods that one uses at once and owns after the last payment | barter; lease; mortgage; overdraft
lease | medium | a contract that lets one use another’s property for a stated time in return for payment | hire purchase; mortgage; patent; overdraft
inflation | medium | a general and continuing rise in prices | deflation; recession; depreciation; devaluation
deflation | medium | a general and continuing fall in prices | inflation; recession; appreciation; devaluation
recession | medium | a period in which the output and employment of a country fall | inflation; boom; deflation; devaluation
boom | medium | a period of fast growth in a country’s output, jobs and spending | recession; deflation; depreciation; devaluation
depreciation | medium | the fall in the value of an asset through use and the passing of time | appreciation; deflation; recession; inflation
appreciation | medium | a rise in the value of an asset | depreciation; boom; inflation; devaluation
devaluation | medium | the official lowering of the value of a currency against others | appreciation; demonetisation; deflation; nationalisation
demonetisation | medium | the ending of the use of certain notes or coins as legal money | devaluation; deflation; nationalisation; privatisation
nationalisation | medium | the taking over of a private business by the government | privatisation; liberalisation; globalisation; demonetisation
privatisation | medium | the sale of a government business to individuals or companies | nationalisation; demonetisation; globalisation; devaluation
liberalisation | medium | the loosening of government controls on business | nationalisation; demonetisation; devaluation; inflation
globalisation | medium | the growing together of the economies of the world through trade and investment | nationalisation; privatisation; demonetisation; devaluation
monopoly | medium | a market in which there is only one seller | monopsony; oligopoly; duopoly; perfect competition
duopoly | medium | a market in which there are just two sellers | monopoly; monopsony; perfect competition; joint venture
perfect competition | medium | a market with very many sellers, none of whom can set the price | monopoly; oligopoly; duopoly; monopsony
merger | medium | the joining of two companies into a single one | demerger; franchise; joint venture; cartel
joint venture | medium | a business that two or more firms set up and own together for a certain purpose | merger; demerger; franchise; monopoly
franchise | medium | the right to run a business under another firm’s name and methods in return for a fee | patent; merger; joint venture; copyright
patent | medium | the right of an inventor to be the only one to make and sell an invention for some years | copyright; trademark; franchise; royalty
copyright | medium | the right of an author over the copying and sale of a book, a song or other such work | patent; trademark; franchise; goodwill
trademark | medium | a registered name or sign that marks out the goods of one maker | patent; copyright; goodwill; royalty
goodwill | medium | the value of the good name of a business and of its customers’ loyalty | trademark; copyright; dividend; patent
royalty | medium | a payment to an author or an inventor for the use or sale of the work | rent; dividend; wage; interest
subsidy | medium | money that the government pays to keep a price low or to support a producer | tariff; tax; quota; embargo
tariff | medium | a tax on goods that come in from other countries | subsidy; quota; embargo; dumping
audit | medium | an independent check of the accounts of a business | budget; ledger; balance sheet; appraisal
ledger | medium | the book in which all the accounts of a business are kept | balance sheet; invoice; budget; journal
journal | medium | the book in which transactions are first entered, in the order of their dates | ledger; balance sheet; budget; invoice
balance sheet | medium | a statement of what a business owns and owes on a given day | ledger; journal; budget; profit and loss account
profit and loss account | medium | a statement of the income and the costs of a business over a period | balance sheet; ledger; journal; purchase order
mortgage | medium | a loan for which land or a building stands as security | lease; overdraft; hire purchase; debenture
overdraft | medium | an arrangement by which one may draw more from a bank account than is in it | mortgage; lease; debenture; hire purchase
recruitment | medium | the search for suitable people who may apply for a post | induction; appraisal; attrition; delegation
induction | medium | the introduction of a new employee to the firm and the work | recruitment; appraisal; attrition; delegation
appraisal | medium | the regular judging of how well an employee works | recruitment; induction; attrition; audit
delegation | medium | the giving of a part of one’s tasks and authority to a subordinate | span of control; unity of command; induction; outsourcing
outsourcing | medium | giving work that a firm used to do itself to an outside firm | delegation; franchise; merger; recruitment
attrition | hard | the loss of staff when people leave and are not at once replaced | recruitment; induction; appraisal; delegation
span of control | hard | the number of subordinates whom one manager directly supervises | unity of command; delegation; decentralisation; appraisal
unity of command | hard | the principle that each employee takes orders from one superior only | span of control; delegation; decentralisation; attrition
decentralisation | hard | the spreading of the power to decide to the lower levels of a firm | unity of command; span of control; outsourcing; attrition
oligopoly | hard | a market that is shared by a few large sellers | monopoly; monopsony; perfect competition; demerger
monopsony | hard | a market in which there is only one buyer | monopoly; oligopoly; duopoly; perfect competition
cartel | hard | a group of independent producers who agree to keep prices up or to share out markets | merger; joint venture; demerger; perfect competition
demerger | hard | the splitting of a company into two or more | merger; joint venture; cartel; franchise
quota | hard | a limit set on the quantity of goods that may be brought into a country | tariff; subsidy; embargo; dumping
embargo | hard | an official order that stops trade with a country | quota; tariff; dumping; subsidy
dumping | hard | selling goods abroad at a price lower than the price at home or the cost | embargo; hedging; arbitrage; quota
arbitrage | hard | buying in one market and selling at once in another to gain from a difference in price | hedging; insider trading; underwriting; short selling
hedging | hard | taking a second position that makes good a loss on the first if prices move the wrong way | arbitrage; insider trading; underwriting; short selling
insider trading | hard | dealing in a company’s shares on the strength of information that is not public | arbitrage; hedging; short selling; underwriting
underwriting | hard | promising for a fee to take up those shares of a new issue that the public does not buy | hedging; insider trading; factoring; arbitrage
short selling | hard | disposing of borrowed shares in the hope of buying them back more cheaply | hedging; insider trading; arbitrage; underwriting
factoring | hard | selling the unpaid bills of one’s customers to a finance company for ready cash | underwriting; hedging; arbitrage; dumping
bull market | hard | a period in which share prices go on rising | bear market; recession; deflation; short selling
bear market | hard | a period in which share prices go on falling | bull market; boom; inflation; short selling
debenture | hard | a document in which a company acknowledges a loan and promises fixed interest on it | equity share; preference share; bonus share; mutual fund
equity share | hard | a part of a company’s capital that carries a vote and a dividend that is not fixed | preference share; debenture; bonus share; mutual fund
preference share | hard | a part of a company’s capital on which a fixed dividend is paid before others get theirs | equity share; debenture; bonus share; mutual fund
bonus share | hard | a part of a company’s capital given free to its owners in proportion to what they hold | preference share; debenture; mutual fund; collateral
mutual fund | hard | a pool of many people’s savings that managers invest in shares and bonds | debenture; bonus share; preference share; working capital
collateral | hard | property that a borrower pledges and that the lender may take if the loan is not repaid | debenture; working capital; goodwill; bonus share
working capital | hard | what a business has for its daily running: current assets less current liabilities | collateral; goodwill; liquidity; break-even point
break-even point | hard | the level of sales at which there is neither profit nor loss | working capital; liquidity; solvency; span of control
liquidity | hard | the ease with which assets can be turned into cash | solvency; working capital; goodwill; collateral
solvency | hard | the ability of a business to pay all that it owes in the long run | liquidity; goodwill; collateral; break-even point
fiscal policy | hard | the government’s decisions about taxes and public spending | monetary policy; fiscal deficit; cash reserve ratio; repo rate
monetary policy | hard | the central bank’s decisions about interest rates and the supply of money | fiscal policy; fiscal deficit; cash reserve ratio; solvency
fiscal deficit | hard | the amount by which the government’s spending exceeds its receipts other than borrowings | fiscal policy; monetary policy; cash reserve ratio; break-even point
repo rate | hard | the rate at which the Reserve Bank of India lends to banks for a short time against securities | reverse repo rate; cash reserve ratio; fiscal deficit; break-even point
reverse repo rate | hard | the rate at which the Reserve Bank of India borrows from banks for a short time against securities | repo rate; cash reserve ratio; fiscal deficit; break-even point
cash reserve ratio | hard | the share of its deposits that a bank must keep in cash with the Reserve Bank of India | repo rate; reverse repo rate; fiscal deficit; working capital
`)
