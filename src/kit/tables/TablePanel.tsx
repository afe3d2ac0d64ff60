import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { TableSheet, type TableSheetProps } from './TableSheet.tsx';

/** Pixels. */
const MAX_HEIGHT = 440;

interface TablePanelProps<Row> extends Omit<TableSheetProps<Row>, 'among' | 'label' | 'maxHeight'> {
  /** Heads the panel, and names its table. */
  title: string;
  /** How many rows there are in it, in words. */
  total: string;
  /** Whether it is open at first. */
  open: boolean;
}

/** A table in a panel that opens and closes, among others like it. The rows of a closed one are not in the page. */
export function TablePanel<Row>({ title, total, open, ...table }: TablePanelProps<Row>) {
  return (
    <Accordion
      variant="outlined"
      disableGutters
      defaultExpanded={open}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" variant="h3">
          {title}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1.5 }}>
          {total}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 1, pt: 0, pb: 1 }}>
        <TableSheet {...table} among label={title} maxHeight={MAX_HEIGHT} />
      </AccordionDetails>
    </Accordion>
  );
}
