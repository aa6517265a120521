import { materialsOn, QUANT, type ShippedMaterial } from './material.ts'

const notes = materialsOn(QUANT, 'chapter_notes')

export const QUANTITATIVE: readonly ShippedMaterial[] = [
  notes(
    'percentage',
    'Percentages',
    'Percentages as fractions, successive changes, and the questions about votes, salaries and prices.',
  ),
  notes(
    'ratio-and-proportion',
    'Ratio and Proportion',
    'Joining ratios, dividing amounts, variation, partnership and coins, each with a worked example.',
  ),
  notes(
    'averages-and-mixtures',
    'Averages and Mixtures',
    'Sums before averages, replacement, weighted averages, alligation, and taking out and filling up.',
  ),
  notes(
    'profit-loss-and-discount',
    'Profit, Loss and Discount',
    'Cost, marked and selling price in one chain of multiplications; false weights, offers and successive discounts.',
  ),
  notes(
    'simple-and-compound-interest',
    'Simple and Compound Interest',
    'Both kinds of interest, the difference between them, instalments, growth and depreciation.',
  ),
  notes(
    'time-and-work',
    'Time and Work',
    'Work in units instead of fractions: people who join and leave, alternate days, men and hours, pipes, wages.',
  ),
  notes(
    'speed-time-and-distance',
    'Speed, Time and Distance',
    'Fixed distance, average speed, relative speed, trains, boats and races.',
  ),
  notes(
    'number-system',
    'Number System',
    'Divisibility, factors, LCM and HCF, remainders, last digits and the sums worth knowing.',
  ),
  notes(
    'mensuration',
    'Mensuration',
    'Areas and volumes in two tables, paths, wheels, melting and recasting, and what scaling does.',
  ),
  notes(
    'data-interpretation',
    'Data Interpretation',
    'A table and a pie chart worked through, and how to calculate less in every set.',
  ),
]
