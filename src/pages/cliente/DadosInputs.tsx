import { Box } from '@mui/material';
import { PESSOA_LIDA as FIELD } from '../../../resources/cliente/pessoa.ts';
import { ChoiceInput } from '../../kit/forms/inputs/ChoiceInput.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { LookupInput } from '../../kit/forms/inputs/LookupInput.tsx';
import { DocumentInput } from './DocumentInput.tsx';
import { GRID, span } from './grid.ts';
import { TwinNote } from './TwinNote.tsx';
import { UfInput } from './UfInput.tsx';
import { useRamos, useRoteiros } from './useLookups.ts';

/** Every field of a client, for creation, edition and reading alike. */
export function DadosInputs({ id, readOnly }: { id: number; readOnly: boolean }) {
  const ramos = useRamos();
  const roteiros = useRoteiros();
  return (
    <Box sx={GRID}>
      <Box sx={span(2)}>
        <KindInput field={FIELD.codigo} readOnly={readOnly} />
        {!readOnly && <TwinNote field={FIELD.codigo} id={id} />}
      </Box>
      <Box sx={span(6)}>
        <KindInput field={FIELD.nome} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.flagAtivo} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <ChoiceInput field={FIELD.flagTipoPessoa} readOnly={readOnly} choices={FIELD.flagTipoPessoa.choices} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.idIntegracao} readOnly={readOnly} />
      </Box>
      <Box sx={span(4)}>
        <KindInput field={FIELD.razaoSocial} readOnly={readOnly} />
      </Box>
      <Box sx={span(3)}>
        <LookupInput field={FIELD.idRamoAtividade} readOnly={readOnly} lookup={ramos} />
      </Box>
      <Box sx={span(3)}>
        <LookupInput field={FIELD.idRoteiro} readOnly={readOnly} lookup={roteiros} />
      </Box>
      <Box sx={span(3)}>
        <KindInput field={FIELD.rg} readOnly={readOnly} />
      </Box>
      <Box sx={span(4)}>
        <DocumentInput field={FIELD.nroDocumento} readOnly={readOnly} />
        {!readOnly && <TwinNote field={FIELD.nroDocumento} id={id} />}
      </Box>
      <Box sx={span(3)}>
        <KindInput field={FIELD.inscEstadual} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <UfInput field={FIELD.ufRG} readOnly={readOnly} />
      </Box>
      <Box sx={span(6)}>
        <KindInput field={FIELD.obsPrincipal} readOnly={readOnly} />
      </Box>
      <Box sx={span(6)}>
        <KindInput field={FIELD.obsSecundaria} readOnly />
      </Box>
    </Box>
  );
}
