import { Box } from '@mui/material';
import { PESSOA_LIDA as FIELD } from '../../../resources/cliente/pessoa.ts';
import { GRID, span } from '../../kit/forms/grid.ts';
import { ChoiceInput } from '../../kit/forms/inputs/ChoiceInput.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { LookupInput } from '../../kit/forms/inputs/LookupInput.tsx';
import { useTyping } from '../../kit/forms/inputs/mode.ts';
import { DocumentInput } from './DocumentInput.tsx';
import { TwinNote } from './TwinNote.tsx';
import { UfInput } from './UfInput.tsx';
import { useRamos, useRoteiros } from './useLookups.ts';

/** Every field of a client, for creation, edition and reading alike. */
export function DadosInputs({ id }: { id: number }) {
  const typing = useTyping();
  const ramos = useRamos();
  const roteiros = useRoteiros();
  return (
    <Box sx={GRID}>
      <Box sx={span(2)}>
        <KindInput field={FIELD.codigo} />
        {typing && <TwinNote field={FIELD.codigo} id={id} />}
      </Box>
      <Box sx={span(6)}>
        <KindInput field={FIELD.nome} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.flagAtivo} />
      </Box>
      <Box sx={span(2)}>
        <ChoiceInput field={FIELD.flagTipoPessoa} choices={FIELD.flagTipoPessoa.choices} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.idIntegracao} />
      </Box>
      <Box sx={span(4)}>
        <KindInput field={FIELD.razaoSocial} />
      </Box>
      <Box sx={span(3)}>
        <LookupInput field={FIELD.idRamoAtividade} lookup={ramos} />
      </Box>
      <Box sx={span(3)}>
        <LookupInput field={FIELD.idRoteiro} lookup={roteiros} />
      </Box>
      <Box sx={span(3)}>
        <KindInput field={FIELD.rg} />
      </Box>
      <Box sx={span(4)}>
        <DocumentInput field={FIELD.nroDocumento} />
        {typing && <TwinNote field={FIELD.nroDocumento} id={id} />}
      </Box>
      <Box sx={span(3)}>
        <KindInput field={FIELD.inscEstadual} />
      </Box>
      <Box sx={span(2)}>
        <UfInput field={FIELD.ufRG} />
      </Box>
      <Box sx={span(6)}>
        <KindInput field={FIELD.obsPrincipal} />
      </Box>
      <Box sx={span(6)}>
        <KindInput field={FIELD.obsSecundaria} readOnly />
      </Box>
    </Box>
  );
}
